import { countGames } from '#core/games/copy/games.ts';

const telegramSays = (said: string) => `O Telegram disse: “${said}”.`;

/** Output of running bots, and why they could not continue. */
export const botRunCopy = {
	dryRun: 'Simulação: nada é enviado nem gravado.',
	publisher: {
		published: (slug: string, lateMs: number) =>
			`Publicada: ${slug}${lateMs < 60_000 ? '' : `, ${Math.round(lateMs / 60_000)} min depois da hora`}.`,
		nothing: 'Nenhuma notícia com hora marcada para agora.',
	},
	news: {
		due: (sources: number) =>
			sources === 1 ? '1 fonte seria lida agora.' : `${sources} fontes seriam lidas agora.`,
		nothing: 'Nenhuma fonte tem leitura marcada para agora.',
		failed: (title: string, sentence: string) => `${title}: ${sentence}`,
		more: (sources: number) => `E mais ${sources} fontes com problema.`,
		read: (checked: number, items: number) =>
			`${checked === 1 ? '1 fonte lida' : `${checked} fontes lidas`}, ${items === 1 ? '1 item novo' : `${items} itens novos`}.`,
	},
	games: {
		due: (sources: number) =>
			sources === 1 ? '1 fonte seria lida agora.' : `${sources} fontes seriam lidas agora.`,
		noSource: 'Nenhuma fonte em Configurações › Fontes: nada a seguir.',
		nothing: 'Nenhuma fonte tem leitura marcada para agora.',
		of: (name: string, sentence: string) => `${name}: ${sentence}`,
		same: 'Tudo o que há lá já está no guia.',
		unchanged: 'A resposta é a mesma de antes.',
		empty: 'A fonte não traz nenhum jogo. Nada foi retirado do guia.',
		waiting: 'A proposta anterior ainda espera conferência: nenhuma outra foi feita.',
		proposed: (rows: number) =>
			`${rows} ${rows === 1 ? 'linha espera' : 'linhas esperam'} conferência em Importar Jogos.`,
		applied: (rows: number) =>
			`${rows} ${rows === 1 ? 'linha gravada' : 'linhas gravadas'}; as duvidosas ficaram como rascunho.`,
	},
	tidy: {
		trash: (games: number) => `Lixeira: ${countGames(games)} apagados de vez.`,
		items: (items: number) => `Fontes: ${items} itens antigos esquecidos.`,
		articles: (articles: number) => `Lixeira: ${articles} notícias apagadas de vez.`,
		files: (files: number) => `Arquivos: ${files} sobras removidas.`,
		letters: (letters: number) => `Cartas na caixa de saída: ${letters} antigas removidas.`,
		accesses: (days: number) =>
			`Registro de acessos: ${days} ${days === 1 ? 'dia antigo apagado' : 'dias antigos apagados'}.`,
		sessions: 'Sessões e códigos vencidos esquecidos.',
		changes: (changes: number) => `Registro de mudanças dos jogos: ${changes} antigas removidas.`,
		subscriptions: (browsers: number) =>
			`Avisos: ${browsers} aparelhos sem sinal há um ano esquecidos.`,
		reports: (reports: number) => `Avisos de erro dos leitores: ${reports} antigos esquecidos.`,
		audit: (entries: number) => `Registro de operadores: ${entries} linhas antigas removidas.`,
		runs: (runs: number) => `Execuções de bots: ${runs} antigas esquecidas.`,
		failed: (step: string) => `Não foi possível cuidar de ${step}; o resto foi feito.`,
		failedSome: 'Parte da limpeza não pôde ser feita.',
		steps: {
			trash: 'a lixeira de jogos',
			articles: 'a lixeira de notícias',
			items: 'os itens antigos das fontes',
			files: 'os arquivos',
			letters: 'a caixa de saída',
			accesses: 'o registro de acessos',
			sessions: 'sessões e códigos',
			changes: 'o registro de mudanças',
			alerts: 'os avisos',
			reports: 'os avisos de erro dos leitores',
			audit: 'o registro de operadores',
			runs: 'as execuções antigas',
		},
	},
	watch: {
		found: (games: number, hours: number) =>
			games === 0
				? `Todos os jogos das próximas ${hours} horas têm hora e canal confirmado.`
				: `${countGames(games)} sem hora, canal ou confirmação.`,
		game: (title: string, when: string, lacks: string) => `${title}, ${when}: ${lacks}.`,
		same: 'A lista é a mesma da última carta: nada foi enviado.',
		mailed: (to: string) => `Carta enviada para ${to}.`,
		would: (to: string) => `Enviaria uma carta para ${to}.`,
		nobody: 'Nenhum endereço de e-mail nos ajustes: a lista fica só no painel.',
		warned: (to: string, games: number) =>
			`Aviso sobre ${countGames(games)} das próximas 24 horas enviado para ${to}.`,
		wouldWarn: (to: string, games: number) => `Avisaria ${to} sobre ${countGames(games)}.`,
		notMailed: (to: string) => `A carta para ${to} não pôde ser enviada.`,
	},
	alerts: {
		badKeys:
			'As chaves dos avisos não abrem com a GUIA_KEY deste servidor. Restaure a chave com que foram guardadas.',
		gap: 'Parte do registro de mudanças já não existe: o que mudou nela não foi avisado.',
	},
	digest: {
		noToken: 'Falta o token do bot do Telegram. Um administrador o guarda nos ajustes.',
		noChat: 'Falta dizer nos ajustes em que canal ou grupo do Telegram publicar.',
		emptyDay: 'Não há jogos hoje: nada a publicar.',
		sent: (part: number, of: number) => `Mensagem ${part} de ${of} publicada.`,
		edited: (part: number, of: number) => `Mensagem ${part} de ${of} atualizada.`,
		same: (part: number, of: number) => `Mensagem ${part} de ${of} já está como deve.`,
		deleted: 'Mensagem que sobrava apagada.',
		noticed: 'Aviso de mudança publicado.',
		wouldSend: (part: number, of: number, characters: number) =>
			`Publicaria a mensagem ${part} de ${of}, com ${characters} caracteres.`,
		wouldEdit: (part: number, of: number) => `Atualizaria a mensagem ${part} de ${of}.`,
		gone: 'A mensagem publicada antes não existe mais: uma nova foi publicada.',
		wait: (seconds: number) => `O Telegram pediu para esperar ${seconds} s.`,
		tooMany: (seconds: number) =>
			`O Telegram pediu para esperar ${seconds} s antes de publicar mais.`,
		unknown:
			'Não se sabe se a última mensagem chegou ao Telegram. Olhe o canal; se ela não estiver lá, tente de novo.',
		unreachable: 'O Telegram não respondeu.',
		address: 'O endereço de TELEGRAM_API_URL não pode ser usado.',
		badToken: 'O Telegram não reconhece este token. Um administrador guarda outro nos ajustes.',
		noRight: (said: string) =>
			`O bot não pode publicar nesse canal ou grupo: torne-o administrador dele. ${telegramSays(said)}`,
		noSuchChat: (said: string) =>
			`O Telegram não encontrou esse canal ou grupo. ${telegramSays(said)}`,
		moved: (chat: string) => `Este grupo mudou de número no Telegram: ponha ${chat} nos ajustes.`,
		trouble: 'O Telegram está com problemas agora.',
		refused: (said: string) => `O Telegram recusou a mensagem. ${telegramSays(said)}`,
	},
} as const;
