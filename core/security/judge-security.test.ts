import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from '#core/kit/keys.ts';
import type { SecurityCheck } from './contract.ts';
import type { InstallationFacts, StoredFacts } from './facts.ts';
import { judgeSecurity } from './judge-security.ts';
import { LEVELS, type Level } from './levels.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 28);

const PLACE: InstallationFacts = {
	now: NOW,
	address: { publicUrl: 'https://guia.example.org', isLocal: false },
	...{ dataDir: '/var/lib/guia', openPaths: [], isDevelopment: false, outboundAllow: [] },
	trustProxy: [{ text: '10.0.0.0/8', family: 4, prefix: 8, isGlobal: false }],
	...{ keyBesideDatabase: false, logLevel: 'info', demoOn: false, hasAdminPassword: false },
	...{ accessLog: false, sendsMail: true },
};
const STORED: StoredFacts = {
	...{ keyFits: true, signsFrom: NOW - 29 * DAY, openSignUp: false, unreadProxy: null },
	administrators: [
		{ name: 'Ana', hasFactor: true },
		{ name: 'Bia', hasFactor: true },
	],
	operatorEmails: ['ana@guia.org.br'],
	backups: { lastBackupAt: NOW - DAY, lastProofAt: NOW - 6 * DAY, isApart: true },
	...{ mailSettled: true, demoLaid: false, responsible: 'Ana Lima', hasContact: true },
};
const LOCAL = { publicUrl: 'http://localhost:3000', isLocal: true };
const SEEN = { at: NOW, network: '10.1.2.0/24', advice: ['10.1.2.0/24'], trustProxy: [] };
const wide = { text: '0.0.0.0/0', family: 4, prefix: 0, isGlobal: true } as const;

const judged = (place: Partial<InstallationFacts>, stored: Partial<StoredFacts> | null = {}) =>
	judgeSecurity({
		...{ ...PLACE, ...place },
		stored: stored === null ? null : { ...STORED, ...stored },
	});
const found = (...changes: Parameters<typeof judged>) =>
	judged(...changes).findings.map(({ check, level }) => [check, level]);

test('on a well-kept guide there is nothing to do, whichever way it is kept', () => {
	expect(judged({}).findings).toEqual([]);
	expect(judged({ accessLog: true }, { responsible: 'Bola Ltda' }).findings).toEqual([]);
	const hosted = [null, null].map((hasFactor) => ({ name: 'Ana', hasFactor }));
	expect(judged({}, { administrators: hosted, signsFrom: null, keyFits: null }).findings).toEqual(
		[],
	);
});

test.each<[SecurityCheck, Level, Partial<InstallationFacts>, Partial<StoredFacts>?]>([
	['address', 'danger', { address: { publicUrl: 'http://guia.example.org', isLocal: false } }],
	['address', 'advice', { address: LOCAL }],
	['files', 'danger', { openPaths: ['guia.sqlite'] }],
	['files', 'danger', { openPaths: ['guia.sqlite'], address: LOCAL }],
	['development', 'danger', { isDevelopment: true }],
	['networks', 'danger', { trustProxy: [wide] }],
	['outbound', 'warning', { outboundAllow: ['10.0.0.9:5432', 'feeds.intra:8080'] }],
	['outbound', 'danger', { outboundAllow: ['10.0.0.9:5432', '169.254.169.254:80'] }],
	['keyPlace', 'advice', { keyBesideDatabase: true }],
	['logs', 'advice', { logLevel: 'debug' }],
	['key', 'danger', {}, { keyFits: false }],
	['signingKey', 'advice', {}, { signsFrom: NOW - 61 * DAY }],
	['administrators', 'danger', {}, { administrators: [] }],
	['administrators', 'advice', {}, { administrators: [{ name: 'Ana', hasFactor: true }] }],
	['accounts', 'warning', {}, { operatorEmails: ['ana@guia.org.br', 'admin@example.com'] }],
	['signUp', 'advice', {}, { openSignUp: true }],
	['proxy', 'warning', {}, { unreadProxy: SEEN }],
	['proxy', 'warning', {}, { unreadProxy: { ...SEEN, advice: [] } }],
	['backups', 'warning', {}, { backups: { ...STORED.backups, isApart: false } }],
	['mail', 'warning', { sendsMail: false }],
	['mail', 'advice', {}, { mailSettled: false }],
	['demo', 'warning', {}, { demoLaid: true }],
	['demo', 'advice', { demoOn: true }],
	['password', 'advice', { hasAdminPassword: true }],
	['records', 'advice', {}, { responsible: 'Bola Ltda.' }],
	['contact', 'advice', {}, { hasContact: false }],
])('%s: one %s', (check, level, place, stored = {}) => {
	const both = found(place, stored);
	expect(both.filter(([name]) => name === check)).toEqual([[check, level]]);
	// A guide of one machine is also told that it is one.
	expect(both.length).toBe(place.address?.isLocal && check !== 'address' ? 2 : 1);
});

test('administrators without a second factor are counted by name', () => {
	const administrators = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'].map((name) => ({
		...{ name, hasFactor: name === 'Eva' },
	}));
	const { findings } = judged({}, { administrators });
	expect(findings.map(({ words }) => words)).toEqual([
		'Administram sem segundo fator: Ana, Bia, Caio e mais 1.',
	]);
});

test('a guide that only its own machine opens is judged by what matters there', () => {
	const bare = { administrators: [{ name: 'Ana', hasFactor: false }], hasContact: false };
	expect(
		found({ address: LOCAL, keyBesideDatabase: true, demoOn: true }, { ...bare, demoLaid: true }),
	).toEqual([['address', 'advice']]);
});

test('what a setting should be keeps the rest of it, and a folder is quoted for the shell', () => {
	const codes = (place: Partial<InstallationFacts>) =>
		judged(place).findings.map(({ todo }) => (todo.at === 'server' ? todo.code : null));
	expect(codes({ trustProxy: [wide, ...PLACE.trustProxy] })).toEqual(['TRUST_PROXY=10.0.0.0/8']);
	expect(codes({ outboundAllow: ['a:6379', 'feeds.intra:8080'] })).toEqual([
		'OUTBOUND_ALLOW=feeds.intra:8080',
	]);
	expect(codes({ openPaths: [''], dataDir: "/srv/o guia d'hoje" })).toEqual([
		`chmod -R go= '/srv/o guia d'\\''hoje'`,
	]);
});

const anyNetwork = fc.record({
	text: fc.constantFrom('0.0.0.0/0', '10.0.0.0/8', '203.0.113.0/24'),
	family: fc.constantFrom(4, 6),
	prefix: fc.integer({ min: 0, max: 32 }),
	isGlobal: fc.boolean(),
});
const anyInstant = fc.option(fc.integer({ min: NOW - 90 * DAY, max: NOW }));
const anyPlace: fc.Arbitrary<InstallationFacts> = fc.record({
	now: fc.constant(NOW),
	address: fc.record({
		publicUrl: fc.constantFrom('http://guia.example.org', 'https://guia.example.org'),
		isLocal: fc.boolean(),
	}),
	dataDir: fc.constantFrom('/var/lib/guia', '/srv/o guia'),
	openPaths: fc.array(fc.constantFrom('', 'guia.sqlite', 'files')),
	trustProxy: fc.array(anyNetwork),
	outboundAllow: fc.array(fc.constantFrom('a:80', 'b:5432', '169.254.169.254:80')),
	logLevel: fc.constantFrom('info', 'debug', 'trace'),
	...{ isDevelopment: fc.boolean(), keyBesideDatabase: fc.boolean(), demoOn: fc.boolean() },
	...{ hasAdminPassword: fc.boolean(), accessLog: fc.boolean(), sendsMail: fc.boolean() },
});
const anyStored: fc.Arbitrary<StoredFacts> = fc.record({
	keyFits: fc.option(fc.boolean()),
	signsFrom: anyInstant,
	administrators: fc.array(fc.record({ name: fc.string(), hasFactor: fc.option(fc.boolean()) })),
	operatorEmails: fc.array(fc.constantFrom('a@guia.org.br', 'a@example.com')),
	unreadProxy: fc.option(fc.constantFrom(SEEN, { ...SEEN, advice: [] })),
	backups: fc.record({
		...{ lastBackupAt: anyInstant, lastProofAt: anyInstant, isApart: fc.option(fc.boolean()) },
	}),
	responsible: fc.option(fc.constantFrom('Ana', 'Bola S.A.')),
	...{ openSignUp: fc.boolean(), mailSettled: fc.boolean(), demoLaid: fc.boolean() },
	hasContact: fc.boolean(),
});

test('each finding has exactly one thing to do, the worst is first, and no check is lost or counted twice', () => {
	const every = judged({}).fine.length;
	fc.assert(
		fc.property(anyPlace, fc.option(anyStored), (place, stored) => {
			const { findings, fine } = judgeSecurity({ ...place, stored });
			const order = findings.map(({ level }) => LEVELS.indexOf(level));
			expect(order).toEqual(order.toSorted((a, b) => a - b));
			for (const { words, todo } of findings) {
				const target = todo.at === 'server' ? todo.code : todo.path;
				expect([words.trim(), todo.words.trim(), target.trim()]).not.toContain('');
				expect(words).toMatch(/^\S.*\.$/s);
				expect(keysOf(todo).length).toBe(3);
			}
			const named = new Set(findings.map(({ check }) => check));
			expect(fine.filter((check) => named.has(check))).toEqual([]);
			expect(new Set(fine).size).toBe(fine.length);
			if (stored !== null && !place.address.isLocal) expect(named.size + fine.length).toBe(every);
			else expect(named.size + fine.length).toBeLessThan(every);
		}),
	);
});
