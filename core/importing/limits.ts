/**
 * Largest file or response that is imported, in bytes: a sheet of 100,000 games has about 20
 * million.
 */
export const IMPORT_FILE_BYTES = 64 * 1024 * 1024;

/** Longest text that is sent inline, in characters; a longer one is sent as a file. */
export const PASTE_LENGTH = 300_000;
