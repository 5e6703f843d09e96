/**
 * Reads the editorial time: a UTC instant in milliseconds since 1970. Rules receive it, they never
 * look at the wall clock.
 */
export type Clock = () => number;
