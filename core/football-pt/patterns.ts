/**
 * Parts of patterns, to be set into those of the readers: what a page calls the same thing
 * everywhere.
 */

/** 'segunda', 'sábado': set into a group; '-feira' stands behind. */
export const WEEKDAYS = 'domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado';

export const MONTHS =
	'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** The sign between two sides, as lists write it. */
export const VERSUS = String.raw`(?:x|X|×|vs\.?)`;

/** Whether a text names two sides with a sign between them. */
export const HAS_SIDES = new RegExp(String.raw`\s${VERSUS}\s`, 'u');
