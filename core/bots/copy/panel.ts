import type { BotId } from '#core/bots/bot-ids.ts';
import type { Backfill, JobCause, JobState } from '#core/bots/job.ts';
import { addDays, dayOf, formatHour, formatShortDay } from '#core/site/dates.ts';
import { pauseWords } from './bots.ts';

/** Names and descriptions of the bots. */
export const botNames = {
	news: { name: 'Notícias', summary: 'Lê as fontes de RSS e leva o que é novo para a curadoria.' },
	games: {
		name: 'Jogos',
		summary: 'Segue as fontes de jogos e propõe, ou grava, o que mudou. Nunca retira um jogo.',
	},
	publisher: { name: 'Publicação', summary: 'Publica as notícias agendadas quando chega a hora.' },
	digest: {
		name: 'Agenda no Telegram',
		summary: 'Publica a agenda do dia em um canal ou grupo e a mantém certa quando algo muda.',
	},
	alerts: {
		name: 'Avisos',
		summary:
			'Avisa no aparelho quem segue um time, campeonato ou jogo: o que mudou, o que começa e os jogos do dia.',
	},
	watch: {
		name: 'Vigia',
		summary:
			'Procura jogos próximos sem hora, sem canal ou sem confirmação e avisa quem cuida do guia.',
	},
	tidy: { name: 'Limpeza', summary: 'Esvazia lixeiras e esquece o que já passou do prazo.' },
	checkup: {
		name: 'Verificação',
		summary: 'Lê toda noite tudo o que está guardado e mostra no painel o que estiver danificado.',
	},
} as const satisfies Record<BotId, { name: string; summary: string }>;

/** Counters of runs, by name. */
export const countWords: Readonly<Record<string, (count: number) => string>> = {
	published: (count) => (count === 1 ? '1 publicada' : `${count} publicadas`),
	read: (count) => (count === 1 ? '1 registro lido' : `${count} registros lidos`),
	sent: (count) => (count === 1 ? '1 enviada' : `${count} enviadas`),
	edited: (count) => (count === 1 ? '1 atualizada' : `${count} atualizadas`),
	found: (count) => (count === 1 ? '1 jogo com pendência' : `${count} jogos com pendências`),
	warned: (count) => (count === 1 ? '1 jogo avisado' : `${count} jogos avisados`),
	letters: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
	proposed: (count) => (count === 1 ? '1 proposta' : `${count} propostas`),
	written: (count) => (count === 1 ? '1 gravado' : `${count} gravados`),
	failed: (count) => (count === 1 ? '1 falha' : `${count} falhas`),
	sources: (count) => (count === 1 ? '1 fonte' : `${count} fontes`),
	items: (count) => (count === 1 ? '1 item novo' : `${count} itens novos`),
	games: (count) => (count === 1 ? '1 jogo' : `${count} jogos`),
	articles: (count) => (count === 1 ? '1 notícia' : `${count} notícias`),
	files: (count) => (count === 1 ? '1 sobra de arquivo' : `${count} sobras de arquivos`),
	changes: (count) => (count === 1 ? '1 mudança antiga' : `${count} mudanças antigas`),
	subscriptions: (count) => (count === 1 ? '1 aparelho antigo' : `${count} aparelhos antigos`),
	reports: (count) => (count === 1 ? '1 aviso de erro antigo' : `${count} avisos de erro antigos`),
	audit: (count) => (count === 1 ? '1 linha antiga' : `${count} linhas antigas`),
	ordered: (count) => (count === 1 ? '1 assunto novo' : `${count} assuntos novos`),
	gone: (count) => (count === 1 ? '1 aparelho que saiu' : `${count} aparelhos que saíram`),
	later: (count) => (count === 1 ? '1 adiado' : `${count} adiados`),
	late: (count) => (count === 1 ? '1 perdeu a hora' : `${count} perderam a hora`),
	refused: (count) => (count === 1 ? '1 recusado' : `${count} recusados`),
	runs: (count) => (count === 1 ? '1 execução antiga' : `${count} execuções antigas`),
};

/** 'menos de 0,1 s', '0,4 s', '12 s', '3 min'. */
export function durationWords(ms: number): string {
	if (ms < 50) return 'menos de 0,1\u00a0s';
	if (ms < 10_000)
		return `${(ms / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}\u00a0s`;
	return pauseWords(ms);
}

/** 'hoje às 9h', 'amanhã às 9h', '21/11 às 9h'. Both in UTC milliseconds. */
export function momentWords(instant: number, now: number): string {
	const [day, today] = [dayOf(instant), dayOf(now)];
	const name =
		day === today
			? 'hoje'
			: day === addDays(today, 1)
				? 'amanhã'
				: day === addDays(today, -1)
					? 'ontem'
					: formatShortDay(day);
	return `${name} às ${formatHour(instant)}`;
}

const secretNames: Readonly<Record<string, string>> = { telegramToken: 'Token do bot do Telegram' };

/** Texts of Controlo de Bots. */
export const botPanelCopy = {
	lead: 'Cada bot trabalha sozinho no horário dele. Aqui se vê o que fez, o que vai fazer, e se muda o que for preciso.',
	noWorker: {
		title: 'Nenhum processo está executando os bots',
		never:
			'Nenhum foi visto até agora. Inicie o guia com ROLE=all, ou um processo com ROLE=worker.',
		since: (moment: string) =>
			`O último deu sinal em ${moment}. O que ficou para trás será feito quando um voltar, pela regra de cada bot.`,
	},
	workers: (count: number) =>
		count === 1 ? '1 processo em serviço' : `${count} processos em serviço`,
	list: 'Bots',
	on: 'ligado',
	off: 'desligado',
	turn: (name: string) => `Ligar ${name}`,
	runNow: 'Executar agora',
	runNowOf: (name: string) => `Executar agora: ${name}`,
	dryRun: 'Simular',
	stop: 'Parar',
	stopOf: (name: string) => `Parar: ${name}`,
	stopping: 'Parando…',
	back: 'Todos os bots',
	never: 'Ainda não foi executado.',
	next: (moment: string) => `próxima ${moment}`,
	nothingNext: 'só quando alguém mandar',
	states: {
		waiting: 'na fila',
		running: 'em curso',
		done: 'feito',
		stopped: 'parado',
		dead: 'falhou',
		dismissed: 'falhou, dispensado',
	} as const satisfies Record<JobState, string>,
	again: (moment: string) => `tenta de novo ${moment}`,
	attempt: (attempt: number, of: number) => `tentativa ${attempt} de ${of}`,
	causes: {
		schedule: 'no horário',
		event: 'por um acontecimento',
		operator: 'a pedido',
	} as const satisfies Record<JobCause, string>,
	askedBy: (name: string) => `a pedido de ${name}`,
	simulated: 'simulação',
	took: (words: string) => `em ${words}`,
	progress: (done: number, total: number | null) =>
		total === null ? `${done}` : `${done} de ${total}`,
	progressLabel: 'Andamento',
	dead: {
		title: 'Esperam uma decisão',
		lead: 'Estas execuções falharam em todas as tentativas.',
		retry: 'Tentar de novo',
		dismiss: 'Dispensar',
		retryOf: (name: string) => `Tentar de novo: ${name}`,
		dismissOf: (name: string) => `Dispensar: ${name}`,
	},
	schedule: {
		title: 'Horário',
		label: 'Horário (cron)',
		hint: 'Cinco campos, no horário de Brasília: minuto, hora, dia, mês e dia da semana.',
		usual: 'Horários comuns',
		choose: 'Escolha um…',
		words: 'Em palavras',
		noWords: 'horário próprio',
		next: 'Próximas execuções',
		wrong: 'Este horário não existe.',
		backfill: {
			all: 'O que se perder com o processo parado é feito depois, um por um.',
			once: 'O que se perder com o processo parado é feito depois, uma vez só.',
			skip: 'O que se perder com o processo parado espera a próxima vez.',
		} as const satisfies Record<Backfill, string>,
		save: 'Salvar horário',
	},
	runs: {
		title: 'Execuções',
		empty: 'Nenhuma execução com algo para contar ainda.',
		note: 'As que nada tinham a fazer ficam de fora.',
		more: 'Mostrar mais antigas',
		log: 'Registro',
		earlier: (lines: number) =>
			lines === 1 ? 'Mostrar a linha anterior' : `Mostrar as ${lines} linhas anteriores`,
		noLog: 'Nada foi anotado.',
	},
	now: {
		title: 'Agora',
		waits: 'Na fila: começa assim que um processo estiver livre.',
	},
	settings: {
		title: 'Ajustes',
		damaged:
			'Os ajustes guardados se danificaram e não puderam ser lidos. O bot descansa até alguém conferir e salvar os ajustes de novo.',
		save: 'Salvar ajustes',
		digest: {
			chat: 'Canal ou grupo do Telegram',
			chatHint:
				'O @nome de um canal público, ou o número do chat. O bot precisa ser administrador dele.',
			changes: 'Quando a agenda muda depois de publicada',
			changesOptions: {
				off: 'deixar como está',
				edit: 'corrigir a mensagem',
				notify: 'corrigir a mensagem e avisar',
			},
			silent: 'Publicar sem som',
			emptyDays: 'Publicar também nos dias sem jogos',
		},
		watch: {
			hours: 'Olhar as próximas horas',
			verifiedDays: 'Confirmação vale por dias',
			recipients: 'Avisar por e-mail',
			recipientsHint: 'Um endereço por linha; sem nenhum, a lista fica só no painel.',
			warn: 'Avisar na hora sobre jogos das próximas 24 horas sem hora ou canal',
			warnOptions: {
				off: 'não avisar',
				featured: 'só os de destaque',
				followed: 'todos os das competições acompanhadas',
			},
			chat: 'Avisar também no Telegram',
			chatHint:
				'O @nome de um canal, ou o número do chat. Precisa do token do bot; o aviso vai uma vez por jogo.',
		},
		tidy: {
			lettersDays: 'Cartas na caixa de saída, em dias',
			changesMonths: 'Registro de mudanças dos jogos, em meses',
			auditMonths: 'Registro de operadores, em meses',
			runsKept: 'Execuções guardadas de cada bot',
			hint: '0 = guardar para sempre',
		},
	},
	/** Where what the bot follows is chosen. */
	sources: { games: 'Escolher as fontes de jogos' },
	secrets: {
		title: 'Segredos',
		names: secretNames,
		isSet: 'Guardado. Por segurança não é mostrado: escreva outro para trocar.',
		isNotSet: 'Ainda não foi guardado. O @BotFather do Telegram dá um a cada bot.',
		save: 'Guardar',
		remove: 'Retirar',
		onlyAdministrator: 'Só um administrador guarda ou troca segredos.',
	},
	preview: {
		title: 'Prévia',
		messages: (count: number) =>
			count === 1
				? 'Uma mensagem seria publicada hoje.'
				: `${count} mensagens seriam publicadas hoje.`,
		message: (part: number, of: number) => (of === 1 ? 'Mensagem' : `Mensagem ${part} de ${of}`),
		whatsapp: 'Texto para o WhatsApp',
		copy: 'Copiar',
		copied: 'Copiado.',
		games: (count: number) =>
			count === 0
				? 'Nenhum jogo com pendência.'
				: count === 1
					? '1 jogo com pendência.'
					: `${count} jogos com pendências.`,
		more: (count: number) => `e mais ${count}.`,
		whole: 'Mostrar tudo',
	},
	dashboard: {
		title: 'Bots e fontes',
		next: 'Próxima execução',
		none: 'Nenhum bot está ligado.',
		failing: 'Fontes de notícias com problema',
		allFine: 'Todas as fontes de notícias respondem.',
		noSources: 'Nenhuma fonte de notícias cadastrada.',
		waiting: (runs: number) =>
			runs === 1 ? '1 execução espera uma decisão' : `${runs} execuções esperam uma decisão`,
		noWorker: 'Nenhum processo está executando os bots.',
		running: 'em curso agora',
	},
	lost: 'Sem conexão com o servidor: o que se vê pode ser antigo.',
} as const;

/** Preset schedules. */
export const USUAL_SCHEDULES = [
	'*/5 * * * *',
	'*/15 * * * *',
	'0 * * * *',
	'0 */6 * * *',
	'0 9 * * *',
	'0 8,18 * * *',
	'0 9 * * 1-5',
	'20 4 * * *',
] as const;
