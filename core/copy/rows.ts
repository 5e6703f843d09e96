/** Operator texts about rows that go from one database to another. */
export const rowsCopy = {
	unknownType: (table: string, column: string, type: string) =>
		`A coluna ${table}.${column} é do tipo ${type}, que este programa não sabe copiar. Nada foi mudado na origem.`,
	differs: (table: string) =>
		`A tabela ${table} não ficou igual na cópia, que foi descartada. Repita o comando.`,
} as const;
