/** Shared parts of the readers' patterns, for what every page writes the same way. */

/** 'segunda', 'sábado': for use in a group; '-feira' may follow. */
export const WEEKDAYS = 'domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado';

export const MONTHS =
	'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** The sign between two sides, as lists write it. */
export const VERSUS = String.raw`(?:x|X|×|vs\.?)`;

/** Whether a text names two sides with a sign between them. */
export const HAS_SIDES = new RegExp(String.raw`\s${VERSUS}\s`, 'u');
