/** Operator texts for a database that does not match the program. */
export const databaseCopy = {
	schemaNewer: (migrations: readonly string[]) =>
		`Este banco de dados já foi usado por uma versão mais nova do Guia de Jogos (${migrations.join(', ')}). ` +
		'Nada foi alterado. Atualize o programa, ou restaure um backup feito por esta versão.',
	schemaChanged: (migration: string) =>
		`A migração ${migration} deste programa é diferente da que foi aplicada a este banco de dados. ` +
		'Nada foi alterado. Use a versão oficial do programa, ou restaure um backup feito por ela.',
} as const;
