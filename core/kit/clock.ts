/**
 * Returns the editorial time: a UTC instant in milliseconds since 1970. Rules receive it and never
 * read the wall clock.
 */
export type Clock = () => number;
