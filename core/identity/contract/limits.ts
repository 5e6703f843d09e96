/** Longest name of a person. */
export const NAME_LENGTH = 100;
