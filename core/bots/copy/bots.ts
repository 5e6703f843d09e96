import { MOVING } from '#core/copy/moving.ts';

/** Texts of the bots: their output and the screen that controls them. */
export const botCopy = {
	working: '\nGuia de Jogos: os bots estão em serviço.\nCtrl+C encerra.\n\n',
	run: {
		cut: (lines: number) => `Este registro já tem ${lines} linhas; as seguintes não são guardadas.`,
		stopped: 'Parado a pedido de um operador.',
		givenBack:
			'O processo está sendo encerrado: a execução foi devolvida e continua em outro, ou quando este voltar.',
		damaged:
			'As configurações guardadas deste bot se danificaram. Confira-as na tela do bot e salve; até lá ele não executa.',
		damagedInput: 'O que foi pedido a esta execução não pôde ser lido. Peça outra.',
		overdue: 'Passou do tempo que este bot pode usar de uma vez.',
		vanished: 'O processo que executava este bot parou de dar sinal no meio do trabalho.',
		again: (
			sentence: string,
			{ attempt, of, pauseMs }: { attempt: number; of: number; pauseMs: number },
		) => `${sentence} Tentativa ${attempt} de ${of}; a próxima em ${pauseWords(pauseMs)}.`,
		failed: {
			'disk-full': 'O servidor está sem espaço para gravar.',
			moving: MOVING,
			unavailable: 'Os dados não puderam ser lidos ou gravados agora.',
			internal: 'Algo deu errado do nosso lado. O erro está no registro do servidor.',
		},
	},
} as const;

/** What is wrong with a setting of a bot. */
export const botFieldCopy = {
	value: 'Este valor não serve aqui.',
	chat: 'Escreva o @nome de um canal, ou o número de um chat, como -1001234567890.',
	schedule: 'Escreva um horário que exista: cinco campos, como 0 9 * * * para todo dia às 9h.',
} as const;

/** '40 s', '2 min', '1 h'. */
export function pauseWords(ms: number): string {
	const seconds = Math.max(1, Math.round(ms / 1_000));
	if (seconds < 90) return `${seconds}\u00a0s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes}\u00a0min` : `${Math.round(minutes / 60)}\u00a0h`;
}
