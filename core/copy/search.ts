import type { Suggestion, SuggestionKind } from '#core/search/suggestion.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';
import { UFS } from '#core/site/uf.ts';
import { countryName } from './countries.ts';
import { HOUR_UNDEFINED, SIDE_UNDEFINED } from './game-words.ts';
import { audienceName, dayName, free, groupWords, VERSUS } from './games.ts';

/** Words of the suggestions under the search box. */
export const searchCopy = {
	list: 'Sugestões',
	groups: { team: 'Times', competition: 'Campeonatos', channel: 'Canais', game: 'Próximos jogos' } satisfies Record<SuggestionKind, string>,
	count: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
	waiting: 'Procurando…',
	none: {
		title: (term: string) => `Nenhum resultado para “${term}”`,
		text: 'Confira se o nome está certo ou tente o apelido, a sigla do clube ou o nome do campeonato.',
	},
	offline: { title: 'Sem conexão com a internet', text: 'As sugestões voltam junto com ela.' },
	failed: {
		title: 'As sugestões não responderam',
		text: 'Continue escrevendo para tentar de novo, ou aperte Enter para buscar nos jogos.',
	},
} as const;

/** What a suggestion is called: 'Flamengo', 'Copa do Brasil Feminino', 'Flamengo x Palmeiras'. */
export function suggestionName(suggestion: Suggestion): string {
	if (suggestion.kind === 'game') return `${suggestion.home ?? SIDE_UNDEFINED} ${VERSUS} ${suggestion.away ?? SIDE_UNDEFINED}`;
	return suggestion.kind === 'competition' ? audienceName(suggestion.name, suggestion) : suggestion.name;
}

/** What tells it apart from others of the same name: 'Minas Gerais', 'Espanha', 'TV aberta, grátis', 'amanhã, 16h · Série A'. '' = nothing. */
export function suggestionDetail(suggestion: Suggestion, today: string): string {
	switch (suggestion.kind) {
		case 'team':
		case 'competition':
			return placeName(suggestion);
		case 'channel':
			return suggestion.free ? `${groupWords[suggestion.group]}, ${free}` : groupWords[suggestion.group];
		case 'game':
			return `${whenInWords(suggestion, today)} · ${suggestion.competition}`;
	}
}

function placeName({ name, state, country }: { name: string; state: string | null; country: string | null }): string {
	const place = (state === null ? undefined : new Map<string, string>(Object.entries(UFS)).get(state)) ?? countryName(country);
	return place === null || place === name ? '' : place;
}

function whenInWords({ day, kickoffAt }: Extract<Suggestion, { kind: 'game' }>, today: string): string {
	const name = dayName(day, today);
	const isNear = name === 'hoje' || name === 'amanhã';
	const hour = kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt);
	return `${isNear ? name : `${name} ${formatShortDay(day)}`}, ${hour}`;
}
