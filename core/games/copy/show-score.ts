/** The switch of one game's score for readers who hide them. */
export const SHOW_SCORE = 'Mostrar placar';
