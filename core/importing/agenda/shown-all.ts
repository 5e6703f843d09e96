import type { RawChannel } from '#core/importing/raw-game.ts';
import { channelsOfSentence } from './channel-sentence.ts';
import type { Known } from './known.ts';
import { sentencesOf } from './sentences.ts';

/** 'A competição será exibida ao vivo pela TV Brasil', 'Todos os jogos terão transmissão do SporTV'. */
const OF_ALL =
	/(?<!\p{L})(?:a competi[çc][ãa]o|o campeonato|o torneio|o estadual|tod[oa]s [oa]s (?:jogos|partidas|duelos|confrontos)(?: d[aoe]s? [^.,;]{3,30}?)?)\s(?:tamb[ée]m )?(?:ser(?:[áa]|[ãa]o)|ter(?:[áa]|[ãa]o)|t[êe]m|passa[mr]?)\s(?:\p{L}+\s){0,2}?(?:exibi|transmi|mostrad|televis|n[ao]\s)/iu;
/** Of some of them only. */
const OF_SOME =
	/(?<!\p{L})(?:(?:um|dois|tr[êe]s|alguns|principais) jogos?|por rodada|fases? (?:decisiv|fina)\p{L}*|a partir d|em parte|reta final)(?!\p{L})/iu;

/** The channels that a sentence names for every game of the page; null where it names none for all. */
export function shownOfAll(row: string, known: Known): RawChannel[] | null {
	if (!OF_ALL.test(row)) return null;
	const told = sentencesOf(row).find((sentence) => OF_ALL.test(sentence) && !OF_SOME.test(sentence));
	const channels = told === undefined ? null : channelsOfSentence(told, known.channel);
	return channels?.every(({ name }) => known.channel(name)) ? channels : null;
}
