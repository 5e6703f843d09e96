const AUTUMN = 'outono';

type Mapped = { id: string; code: string; season: 'year' | 'autumn' };

/** The competitions of an entry as lines: 'ingles PL outono'. */
export function mappingText(
	entry: { kind: 'noticias' } | { kind: 'jogos'; competitions: readonly Mapped[] },
): string {
	if (entry.kind !== 'jogos') return '';
	return entry.competitions
		.map(({ id, code, season }) => [id, code, ...(season === 'autumn' ? [AUTUMN] : [])].join(' '))
		.join('\n');
}

/** The competitions of such lines. A line without a code keeps an empty one, which is refused. */
export function readMapping(text: string): Mapped[] {
	const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
	return lines.flatMap(([id = '', code = '', season]) =>
		id === '' ? [] : [{ id, code, season: season === AUTUMN ? 'autumn' : 'year' }],
	);
}
