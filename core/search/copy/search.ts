import { countryName } from '#core/football-pt/countries.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { audienceName, free } from '#core/games/copy/games.ts';
import type { NamedThing } from '#core/search/suggestion.ts';

/** Texts of the suggestions under the search box. */
export const searchCopy = {
	list: 'Sugestões',
	understood: 'Entendi:',
	article: 'notícia',
	count: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
	waiting: 'Procurando…',
	none: {
		title: (term: string) => `Nenhum resultado para “${term}”`,
		text: 'Confira se o nome está certo ou tente o apelido, a sigla do clube ou o nome do campeonato.',
	},
	offline: {
		title: 'Sem conexão com a internet',
		text: 'A busca alcança só o que está nesta página; o resto volta junto com ela.',
	},
	/** Above the page's own results, where nothing else answers. */
	onlyHere: 'Sem resposta do guia: só o que está nesta página.',
	failed: {
		title: 'As sugestões não responderam',
		text: 'Continue escrevendo para tentar de novo, ou aperte Enter para buscar nos jogos.',
	},
} as const;

/** Name of a thing: 'Flamengo', 'Copa do Brasil Feminino'. */
export function suggestionName(thing: NamedThing): string {
	return thing.kind === 'competition' ? audienceName(thing.name, thing) : thing.name;
}

/**
 * Distinguishes a thing from others of the same name: 'Minas Gerais', 'Espanha', 'TV aberta,
 * grátis'. '' = nothing.
 */
export function suggestionDetail(thing: NamedThing): string {
	if (thing.kind !== 'channel') return placeName(thing);
	return thing.free ? `${groupWords[thing.group]}, ${free}` : groupWords[thing.group];
}

function placeName({
	name,
	state,
	country,
}: {
	name: string;
	state: string | null;
	country: string | null;
}): string {
	const place =
		(state === null ? undefined : new Map<string, string>(Object.entries(UFS)).get(state)) ??
		countryName(country);
	return place === null || place === name ? '' : place;
}
