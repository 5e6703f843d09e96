import {
	channelsOfSentence,
	isOfSome,
	reports,
	takesBack,
} from '#core/importing/agenda/channels/channel-sentence.ts';
import { onlyChannel } from '#core/importing/agenda/known/stations.ts';
import type { AgendaState, OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import { isOfCompetition } from '#core/importing/agenda/lines/channel-lines.ts';
import { hasGame } from '#core/importing/agenda/lines/game-lines.ts';
import { channelsOfAll } from '#core/importing/agenda/lines/shown-all.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import { normalize } from '#core/search/normalize.ts';

const SHOWS = /transmi|exib|mostra|televis|leva ao ar|ao vivo|na tela|tela d[aeo]/iu;
const SEVERAL =
	/(?<!\p{L})(?:jogos|partidas|duelos|confrontos|temporada|por rodada|exclusiv\p{L}+ d[aeo]|campeonato|torneio|competi[çc][ãa]o|copa|s[ée]rie [a-d])(?!\p{L})/iu;
/** Rights to a competition say nothing about these games. */
const RIGHTS =
	/(?<!\p{L})(?:direitos (?:de|da|sobre)|detentor\p{L}*|det[êe]m|respons[áa]ve(?:l|is) (?:pel|por)|parceir[oa] oficial)/iu;
const LONGEST_CLAIM = 400;

function claims(text: string, state: AgendaState): string[] {
	return text
		.split('\n')
		.filter((line) => line.trim() === '' || state.known.legend(line) !== '')
		.flatMap(sentencesOf)
		.filter(
			(sentence) =>
				sentence.length < LONGEST_CLAIM &&
				SHOWS.test(sentence) &&
				SEVERAL.test(sentence) &&
				!RIGHTS.test(sentence) &&
				!reports(sentence) &&
				!takesBack(sentence) &&
				!hasGame(sentence, state),
		);
}

const LONGEST_LINE = 800;

function claimsStation(text: string, station: string, state: AgendaState): boolean {
	const key = ` ${normalize(station)} `;
	return claims(text, state).some((sentence) => ` ${normalize(sentence)} `.includes(key));
}

function isStatedByLine({ facts, text }: OpenGame, station: string): boolean {
	return (
		facts.channels.length > 0 &&
		normalize(text).includes(normalize(station)) &&
		text.length < LONGEST_LINE
	);
}

/** 'A rodada passa na ESPN e no Disney+' above a list without channels: a guess for all games. */
function shareClaimed(text: string, state: AgendaState): void {
	const { channel } = state.known;
	const [first, ...others] = claims(text, state)
		.filter((sentence) => !isOfSome(sentence) && !isOfCompetition(sentence))
		.map((sentence) => channelsOfSentence(sentence, channel) ?? [])
		.filter((stated) => stated.length > 0 && stated.every(({ name }) => channel(name)))
		.sort((one, other) => other.length - one.length);
	const names = new Set(first?.map(({ name }) => normalize(name)));
	if (!first || !others.flat().every(({ name }) => names.has(normalize(name)))) return;
	for (const { facts } of state.games) {
		facts.channels = first.map((one) => ({ ...one, ...facts.region }));
		facts.guessed = true;
	}
}

/** The only station of a page that says it shows games: a guess for the games without channels. */
export function shareOnlyStation(text: string, state: AgendaState): void {
	const { games, known } = state;
	const open = games.filter(
		(game) =>
			game.facts.channels.length +
				game.under.channels.length +
				channelsOfAll(game, state).length ===
				0 && !game.facts.untelevised,
	);
	if (open.length === 0) return;
	const written = known.station(text);
	const station = onlyChannel(written, known.channel);
	if (
		station === null ||
		games.some((game) => isStatedByLine(game, station) && !open.includes(game)) ||
		!claimsStation(written, station, state)
	) {
		if (open.length === games.length && games.length > 1) shareClaimed(written, state);
		return;
	}
	for (const { facts } of open) {
		facts.channels = [{ name: station, include: [], exclude: [], note: null, ...facts.region }];
		facts.guessed = true;
	}
}

const FEWEST_GAMES = 2;

/** Gives all games a page's single 'Onde assistir: Globo', as a guess. */
export function shareLast({ games, labelled, layout }: AgendaState): void {
	const [only, second] = labelled;
	if (
		!only ||
		second ||
		only.games !== games.length ||
		games.length < FEWEST_GAMES ||
		(!layout.spaced && games.at(-1)?.block === only.block)
	)
		return;
	const others = games.slice(0, -1);
	const areBare = others.every(
		({ facts, under, text }) =>
			facts.time !== null &&
			findClocks(text).length > 0 &&
			facts.channels.length + under.channels.length === 0,
	);
	if (!areBare || new Set(games.map(({ line }) => line)).size < games.length) return;
	for (const { facts } of others) {
		if (facts.untelevised) continue;
		facts.channels = only.channels.map((channel) => ({ ...channel }));
		facts.guessed = true;
	}
}
