/** Words of the filters of a day. */
export const filterCopy = {
	open: 'Filtrar',
} as const;
