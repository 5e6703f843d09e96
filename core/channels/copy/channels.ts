import type { ChannelLogin, ChannelNumber, OpeningFacts } from '#core/channels/channel-opening.ts';
import { nextInWords } from '#core/games/copy/agenda.ts';
import { capital } from '#core/kit/capital.ts';

export const channelsCopy = {
	title: (name: string) => `${name}: próximos jogos e como assistir`,
	description: (name: string, games: number, access: string) =>
		`${name} (${access}): ${nextInWords(games)}, com horário de Brasília, e como abrir o canal.`,
	heading: ': próximos jogos e como assistir',
	how: 'Como assistir',
	access: 'Acesso',
	cost: 'Preço',
	coverage: 'Onde é visto',
	parent: 'Faz parte de',
	feeds: 'Outros sinais',
	online: 'Pela internet',
	login: 'Cadastro',
	numbers: 'Número do canal',
	operator: 'Operadora',
	number: 'Canal',
	/** Every open station has a local number on the remote control. */
	localNumber: 'Muda de cidade para cidade. Se não achar, refaça a busca de canais da TV.',
	numberNote: 'O número pode mudar com a cidade e o plano.',
	noAddress: 'Ainda não temos um endereço oficial deste canal que possamos garantir.',
	retired: {
		title: 'Este canal não está mais no ar',
		successor: 'No lugar dele, procure por',
		none: 'Não sabemos de um canal que tenha ficado no lugar dele.',
	},
	notFound: {
		title: 'Não encontramos este canal',
		text: 'O endereço pode ter sido digitado errado. Procure por um time para ver em que canais ele passa.',
	},
	index: {
		title: 'Canais de A a Z',
		description:
			'Todos os canais e serviços do guia, de A a Z: o que passa em cada um, o que é grátis e como assistir.',
		count: (total: number) => (total === 1 ? '1 canal' : `${total} canais`),
		grouped: { title: 'Canais por tipo', link: 'Por tipo' },
	},
	groups: {
		nation: 'TV aberta em todo o país',
		region: 'TV aberta de alguns estados',
		paid: 'TV por assinatura',
		freeStreaming: 'Streaming grátis',
		streaming: 'Streaming pago',
		youtube: 'YouTube',
	},
} as const;

const LOGIN: Record<ChannelLogin, string> = {
	none: 'sem cadastro',
	account: 'com cadastro grátis',
	subscription: 'com assinatura',
};

/** 'Com cadastro grátis', for a channel that is itself the service. */
export function loginWords(login: ChannelLogin): string {
	return capital(LOGIN[login]);
}

/** 'Globoplay, com cadastro grátis': where to watch a channel over the internet. */
export function serviceWords({ service, login }: OpeningFacts): string | null {
	if (service === null) return null;
	return login === null ? service : `${service}, ${LOGIN[login]}`;
}

/** '39 (HD)': the number of a channel at an operator. */
export function numberWords({ number, quality }: ChannelNumber): string {
	return quality === null ? number : `${number} (${quality.toUpperCase()})`;
}

/** Most operators that one line of a game names; the page of the channel lists all. */
const BRIEF_NUMBERS = 3;

/**
 * How to tune in to a channel, in one line: 'Pela internet: Globoplay, com assinatura · Claro 39
 * (HD), Sky 139'. Null where nothing is known.
 */
export function openingLine(opening: OpeningFacts): string | null {
	const online = serviceWords(opening);
	const login = online === null && opening.login !== null ? loginWords(opening.login) : null;
	const named = opening.numbers
		.slice(0, BRIEF_NUMBERS)
		.map((each) => `${each.operator} ${numberWords(each)}`);
	const numbers =
		opening.numbers.length > BRIEF_NUMBERS ? `${named.join(', ')} …` : named.join(', ');
	const parts = [
		online === null ? login : `${channelsCopy.online}: ${online}`,
		numbers === '' ? null : numbers,
	];
	const known = parts.filter((part) => part !== null);
	return known.length === 0 ? null : known.join(' · ');
}
