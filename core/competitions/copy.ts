import { countryName } from '#core/football-pt/countries.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { nextInWords } from '#core/games/copy/agenda.ts';
import { capital } from '#core/kit/capital.ts';
import type { CompetitionView } from './competition-view.ts';

export const competitionsCopy = {
	title: (name: string) => `${name}: próximos jogos e onde assistir`,
	description: (name: string, games: number) =>
		`${name}: ${nextInWords(games)}, com horário de Brasília, onde assistir a cada um e onde costuma passar.`,
	heading: ': próximos jogos e onde assistir',
	notFound: {
		title: 'Não encontramos este campeonato',
		text: 'O endereço pode ter sido digitado errado. Procure pelo nome da competição ou de um time.',
	},
	index: {
		title: 'Campeonatos de A a Z',
		description:
			'Todos os campeonatos do guia, de A a Z: próximos jogos, onde assistir e onde cada um costuma passar.',
		main: 'Os mais procurados',
		ofBrazil: 'Mais do Brasil',
		count: (total: number) => (total === 1 ? '1 campeonato' : `${total} campeonatos`),
		grouped: { title: 'Campeonatos por país', link: 'Por país' },
	},
	groups: {
		brazil: 'Brasil',
		ofNation: 'Nacionais e regionais',
		ofState: 'Estaduais',
		women: 'Feminino',
		youth: 'Base',
		world: 'Pelo mundo',
		international: 'Internacionais',
		others: 'Outros países',
	},
} as const;

const TYPES = new Map([
	['liga', 'liga'],
	['copa', 'copa'],
	['supercopa', 'supercopa'],
	['eliminatorias', 'eliminatórias'],
	['amistoso', 'amistosos'],
]);

/** The facts of a competition in a line: 'Liga · Brasil', 'Liga · Paraná'. '' without any. */
export function competitionFactsLine({
	type,
	state,
	country,
}: Pick<CompetitionView, 'type' | 'state' | 'country'>): string {
	const region = state === null ? countryName(country) : UFS[state];
	return capital([TYPES.get(type) ?? null, region].filter((part) => part !== null).join(' · '));
}
