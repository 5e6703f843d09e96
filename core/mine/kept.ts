/** localStorage key of a reader's choices. Named in the privacy page. */
export const PREFERENCES_KEY = 'minhas-preferencias';
/** localStorage key of their generated style sheet, for the next page load. */
export const SHEET_KEY = 'minha-folha';

/**
 * Prefix of a reader's style sheet: the page head applies no other. Raise the number whenever the
 * markup targeted by the rules changes. An older sheet is then ignored until it is regenerated.
 */
export const SHEET_MARK = '/*4*/';

/**
 * Longest style sheet applied, in characters: choosing every channel individually takes a fifth of
 * it.
 */
export const MOST_SHEET = 200_000;
