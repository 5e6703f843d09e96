import { countryName } from '#core/football-pt/countries.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { nextInWords } from '#core/games/copy/agenda.ts';
import { capital } from '#core/kit/capital.ts';
import type { TeamView } from './team-view.ts';

export const teamsCopy = {
	title: (name: string) => `${name}: próximos jogos e onde assistir`,
	description: (name: string, games: number) =>
		`${name}: ${nextInWords(games)}, com horário de Brasília, onde assistir a cada um e onde costuma passar.`,
	heading: ': próximos jogos e onde assistir',
	national: 'seleção nacional',
	women: 'futebol feminino',
	nicknames: (names: readonly string[]) =>
		`também ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names)}`,
	notFound: {
		title: 'Não encontramos este time',
		text: 'O endereço pode ter sido digitado errado. Procure pelo nome, pelo apelido ou pela sigla.',
	},
	index: {
		title: 'Times de A a Z',
		description:
			'Todos os times do guia, de A a Z: próximos jogos, onde assistir e onde cada um costuma passar.',
		count: (total: number) => (total === 1 ? '1 time' : `${total} times`),
		grouped: { title: 'Times por estado e país', link: 'Por estado e país' },
	},
	groups: {
		ofBrazil: 'Brasil, por estado',
		world: 'Pelo mundo',
		national: 'Seleções',
		others: 'Outros países',
	},
} as const;

/** Most nicknames that fit into the head of a page. */
const MOST_NICKNAMES = 2;

/**
 * The facts of a team in a line: 'Porto Alegre, Rio Grande do Sul · também Tricolor ou Imortal'. ''
 * without any.
 */
export function teamFactsLine(
	team: Pick<TeamView, 'city' | 'state' | 'country' | 'type' | 'nicknames' | 'name'>,
): string {
	const region = team.state === null ? countryName(team.country) : UFS[team.state];
	const place = [team.city, region]
		.filter((part, at, all) => part !== null && part !== team.name && all.indexOf(part) === at)
		.join(', ');
	const kind =
		team.type === 'selecao'
			? teamsCopy.national
			: team.type === 'clube-feminino'
				? teamsCopy.women
				: '';
	const nicknames = team.nicknames.slice(0, MOST_NICKNAMES);
	const parts = [kind, place, nicknames.length === 0 ? '' : teamsCopy.nicknames(nicknames)].filter(
		(part) => part !== '',
	);
	return capital(parts.join(' · '));
}
