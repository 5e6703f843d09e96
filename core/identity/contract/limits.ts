/** Longest name of a person, in characters. */
export const NAME_LENGTH = 100;
