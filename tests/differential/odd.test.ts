import { differential } from '../support/differential';

// Half of the seeds a file, so that two processors share them.
differential(1, 2);
