import fc from 'fast-check';

// The same cases in every run, so that none falls by chance; other ones where there are many rounds, as every night.
if (process.env.SHARE === undefined) fc.configureGlobal({ seed: 1965 });
