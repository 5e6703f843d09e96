const LIST_OF =
	/^(?:(?:confira|veja)\s+)?(?:[oa]s?\s+)?(?:agenda|tabela|jogos|programa[çc][ãa]o|calend[áa]rio|partidas)(?:\s+(?:completa|detalhada|de hoje|da rodada))?\s+d[aoe]s?\s+/iu;

/** 'Agenda da Série B', 'Tabela da 30ª rodada': removes the words for the list itself. */
export function withoutTitleWords(text: string): string {
	return text.replace(LIST_OF, '');
}
