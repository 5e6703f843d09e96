/** The answer to each write while the guide is copied to another database. */
export const MOVING =
	'O guia está sendo mudado de banco de dados: por enquanto só dá para ler. Nada foi gravado; tente de novo mais tarde.';
