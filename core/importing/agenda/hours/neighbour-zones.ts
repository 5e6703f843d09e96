/**
 * Neighbouring countries whose pages use their own hour, as regex fragments in Portuguese and
 * Spanish, with their capital's zone.
 */
export const NEIGHBOUR_PLACES: readonly (readonly [string, string])[] = [
	['argentina|buenos aires', 'America/Argentina/Buenos_Aires'],
	['urugua[iy]|montevid[eé]u?o?', 'America/Montevideo'],
	['paragua[iy]|assun[çc][ãa]o|asunci[óo]n', 'America/Asuncion'],
	['chile', 'America/Santiago'],
	['bol[íi]via', 'America/La_Paz'],
	['venezuela|caracas', 'America/Caracas'],
	['per[úu]|lima', 'America/Lima'],
	['col[ôo]mbia|bogot[áa]', 'America/Bogota'],
	['equador|ecuador', 'America/Guayaquil'],
	['(?:cidade do |ciudad de )?m[ée]xico', 'America/Mexico_City'],
	['costa rica|guatemala|el salvador|honduras|nicaragua', 'America/Costa_Rica'],
	['panam[áa]|jamaica', 'America/Panama'],
	['miami|nova york|nueva york|estados unidos|eua|ee\\.? ?uu\\.?', 'America/New_York'],
	['espa[ñn]h?a|madrid?', 'Europe/Madrid'],
	['it[áa]lia|roma', 'Europe/Rome'],
	['fran[çc]a|francia|paris', 'Europe/Paris'],
	['alemanh?[ia]a?|berlim', 'Europe/Berlin'],
	['catar|qatar|doha', 'Asia/Qatar'],
];

const NEIGHBOURS = new Set(NEIGHBOUR_PLACES.map(([, zone]) => zone));

/**
 * Whether hours of this zone are converted to Brasília time. False for zones of Brazil and for
 * zones whose hours stay as written.
 */
export function isNeighbour(zone: string): boolean {
	return NEIGHBOURS.has(zone);
}

const BRAZIL = /^(?:bra[sz]il|bras[íi]lia(?: \(df\))?|s[ãa]o paulo|rio de janeiro)$/iu;
const WHOLE = NEIGHBOUR_PLACES.map(
	([places, zone]) => [new RegExp(`^(?:${places})$`, 'iu'), zone] as const,
);

/** The zone of one place; 'Brasil' means Brasília time. Null for an unknown place. */
export function zoneOfPlace(place: string, brasilia: string): string | null {
	if (BRAZIL.test(place)) return brasilia;
	return WHOLE.find(([pattern]) => pattern.test(place))?.[1] ?? null;
}
