/** The addresses of the parts of the messages, by language and part (scripts/messages.mjs). */
declare module '*/parts.json?urls' {
  export const ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
