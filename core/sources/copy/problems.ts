import type { GameSourceProblem } from '#core/sources/source-problem.ts';

/** Why a source of games brought nothing, and what to do about it. */
export const gameSourceProblems: Readonly<Record<GameSourceProblem, string>> = {
	address:
		'Este endereço não pode ser buscado: precisa ser público e começar com http:// ou https://.',
	competition: 'Falta escolher o campeonato: o endereço ainda tem {competicao}.',
	'no-key': 'Este serviço pede uma chave, e a fonte não tem nenhuma.',
	'key-sealed':
		'A chave guardada foi selada por outra instalação e não pode ser aberta aqui. Escreva a chave de novo.',
	unreachable: 'O serviço não respondeu. Confira se o endereço está certo e tente de novo.',
	timeout: 'O serviço demorou mais de 30 segundos. Tente de novo mais tarde.',
	'too-large': 'A resposta passa de 64 MB: é grande demais para ser seguida.',
	encoding: 'O serviço respondeu compactado de um jeito que não lemos.',
	redirects: 'O endereço manda de um lugar para outro sem chegar. Use o endereço final.',
	gone: 'O serviço diz que este endereço foi desativado.',
	missing: 'Não há nada neste endereço: pode ter mudado, ou a temporada ainda não foi publicada.',
	forbidden: 'O serviço recusa a nossa leitura.',
	key: 'O serviço recusou a chave. Confira se foi copiada inteira e se ainda vale.',
	plan: 'A chave vale, mas o plano dela não dá acesso a este campeonato ou a estas datas.',
	busy: 'O serviço pediu uma pausa: houve pedidos demais.',
	server: 'O serviço está com problemas. A próxima leitura tenta de novo.',
	status: 'O serviço respondeu com um erro.',
	schema:
		'O serviço respondeu em outro formato: nada pôde ser entendido como jogo. O serviço pode ter mudado, ou o formato escolhido não é este.',
	empty: 'O serviço respondeu no formato certo, mas sem nenhum jogo.',
	internal: 'Algo deu errado do nosso lado ao ler. O erro foi registrado; tente de novo.',
};

/** The same of a source of several days, where other days were read. `problem` = its sentence. */
export const partlyRead = (problem: string) => `Parte dos dias não foi lida. ${problem}`;
