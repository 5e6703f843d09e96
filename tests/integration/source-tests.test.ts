import { afterAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#server/sources/read-catalogue.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { SERVICE_DOUBLES } from '#tests/support/service-doubles.ts';
import { play, sourceDesk } from '#tests/support/source-desk.ts';

const CASES = SERVICE_DOUBLES.map((double) => [double.entries[0] ?? '', double] as const);

test('each entry of the catalogue that gives games has a double in its format', async () => {
	const played = SERVICE_DOUBLES.flatMap(({ entries, format }) =>
		entries.map((id) => [id, format]),
	);
	const entries = (await shippedCatalogue()).flatMap((entry) =>
		entry.kind === 'jogos' ? [[entry.id, entry.format ?? 'openfootball-json']] : [],
	);
	expect(Object.fromEntries(played)).toEqual(Object.fromEntries(entries));
});

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());
const desk = await sourceDesk(stack.use(await openTestDatabase('sqlite')));
stack.use(desk);
// These cases ask one source more often than a person may.
desk.context.identity.throttle.take = async () => true;

test.each(CASES)('%s: a test says what came, and stores no game', async (entryId, double) => {
	const { competitions, key } = await desk.divert(entryId);
	const first = competitions.slice(0, 1).map(({ id }) => id);
	const source = await desk.add(entryId, first);
	const answers = {
		right: { status: 200, body: double.right },
		empty: { status: 200, body: double.empty },
		other: { status: 200, body: '{"data":{"version":9}}' },
		gone: { status: 404, body: 'nothing here' },
		limited: double.limited ?? { status: 429, body: '' },
	};
	play(desk.server, answers.right);
	const right = await desk.test(source.id);
	expect(right).toMatchObject({ problem: null, games: 2, status: 200, format: double.format });
	expect(right.unknown).toContainEqual({ kind: 'team', name: 'Nowhere Rovers', games: 1 });
	expect(right.actions).toEqual({ create: 2 });
	const [game] = right.examples;
	expect(game).toMatchObject({ home: 'Flamengo', away: 'Palmeiras', action: 'create' });
	expect(game?.kickoffAt).toBe(Date.UTC(2026, 10, 22, 19));
	expect(right.hours).toMatchObject([{ rows: 2 }]);
	expect((await desk.read(source.id))?.testedDigest).not.toBeNull();
	expect(await desk.context.data.games.countAll()).toBe(0);

	play(desk.server, answers.empty);
	expect(await desk.test(source.id)).toMatchObject({ problem: 'empty', games: 0 });

	play(desk.server, answers.other);
	const other = await desk.test(source.id);
	const isFree = double.format === 'html' || double.format === 'football-txt';
	expect([other.problem, other.games]).toEqual([isFree ? other.problem : 'schema', 0]);

	play(desk.server, answers.gone);
	expect(await desk.test(source.id)).toMatchObject({ problem: 'missing', status: 404 });
	expect((await desk.read(source.id))?.testedDigest).toBeNull();

	play(desk.server, answers.limited);
	const limited = await desk.test(source.id);
	expect(limited.problem).toBe('busy');
	const { headers } = answers.limited;
	const seconds = headers?.['retry-after'] ?? headers?.['x-requestcounter-reset'];
	expect(limited.retryAt).toBe(seconds === undefined ? null : NOW + Number(seconds) * 1_000);

	if (key !== null && double.refused !== undefined) {
		play(desk.server, double.refused);
		expect(await desk.test(source.id)).toMatchObject({ problem: 'key' });
	}

	desk.server.serve('/elsewhere', double.right);
	desk.server.serveAll(
		(_request, response) => void response.writeHead(301, { location: '/elsewhere' }).end(),
	);
	const moved = await desk.test(source.id);
	const isShown = !double.entries[0]?.startsWith('thesportsdb');
	expect(moved).toMatchObject({
		...{ problem: null, games: 2 },
		movedTo: isShown ? `${desk.server.url}/elsewhere` : null,
	});
});
