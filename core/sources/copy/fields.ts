/** What is wrong with a field of a source, and why it cannot be switched on. */
export const sourceFieldCopy = {
	name: 'Dê um nome à fonte.',
	template: 'Escreva um endereço completo, começando com http:// ou https://.',
	interval: 'Escolha entre 5 minutos e 7 dias.',
	politeInterval: (minutes: number) =>
		`Este serviço pede ao menos ${minutes} minutos entre duas leituras.`,
	key: 'Escreva a chave, ou deixe sem nenhuma.',
	keyNeeded: 'Este serviço pede uma chave.',
	keyHeader: 'O nome do cabeçalho tem só letras, números e hífens.',
	competition: 'Escolha ao menos um campeonato.',
	unknownCompetition: 'Este campeonato não está no guia ou não está nesta fonte.',
	entryId: 'O nome curto do registro não pode mudar.',
	untested:
		'Teste a fonte como ela está agora antes de ligar: nada é ligado sem que alguém tenha visto o que vem.',
	testedOften: 'Esta fonte foi testada várias vezes agora há pouco. Espere alguns minutos.',
} as const;
