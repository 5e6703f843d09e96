import { lacksOfBackups } from '#core/backups/ages.ts';
import { KEY_SIGNS_MS } from '#core/identity/key-rotation.ts';
import { entriesOf } from '#core/kit/keys.ts';
import type {
	Finding,
	InstallationCheck,
	SecurityCheck,
	SecurityView,
	StoredCheck,
} from './contract.ts';
import { securityFindings as copy, type Said } from './copy/findings.ts';
import type { InstallationFacts, SecurityFacts, StoredFacts } from './facts.ts';
import { LEVELS, type Level } from './levels.ts';
import { isCompany, isExampleAddress, isTooWide, riskOf } from './networks.ts';

const DAY = 86_400_000;
/** A key that should have been replaced this often, and was not. */
const OLD_KEY_MS = 2 * KEY_SIGNS_MS;
const LOUD_LEVELS = ['debug', 'trace'];

type Found = Said & { level: Level };
type Rule = (facts: InstallationFacts) => Found[];
type StoredRule = (stored: StoredFacts, facts: InstallationFacts) => Found[];

const when = (so: boolean, level: Level, said: () => Said): Found[] =>
	so ? [{ level, ...said() }] : [];

/** They judge what readers meet: a guide that only this machine opens has none. */
const PUBLIC_ONLY: ReadonlySet<SecurityCheck> = new Set([
	...(['development', 'keyPlace', 'logs', 'signingKey', 'administrators', 'factors'] as const),
	...(['accounts', 'signUp', 'password', 'records', 'contact'] as const),
]);

const OF_INSTALLATION: Record<InstallationCheck, Rule> = {
	address: ({ address: { publicUrl, isLocal } }) => [
		...when(isLocal, 'advice', copy.local),
		...when(!isLocal && !publicUrl.startsWith('https:'), 'danger', () => copy.http(publicUrl)),
	],
	files: ({ openPaths, dataDir }) =>
		when(openPaths.length > 0, 'danger', () => copy.openFiles(openPaths, dataDir)),
	development: ({ isDevelopment }) => when(isDevelopment, 'danger', copy.development),
	networks: ({ trustProxy }) => {
		const [wide, narrow] = [trustProxy.filter(isTooWide), trustProxy.filter((n) => !isTooWide(n))];
		const names = (list: typeof wide) => list.map(({ text }) => text);
		return when(wide.length > 0, 'danger', () => copy.wideProxies(names(wide), names(narrow)));
	},
	outbound: ({ outboundAllow }) => {
		const risky = outboundAllow.filter((entry) => riskOf(entry) !== null);
		const rest = outboundAllow.filter((entry) => riskOf(entry) === null);
		const level = risky.some((entry) => riskOf(entry) === 'metadata') ? 'danger' : 'warning';
		return when(risky.length > 0, level, () => copy.riskyTargets(risky, rest));
	},
	keyPlace: ({ keyBesideDatabase }) => when(keyBesideDatabase, 'advice', copy.keyBesideDatabase),
	logs: ({ logLevel }) =>
		when(LOUD_LEVELS.includes(logLevel), 'advice', () => copy.loudLog(logLevel)),
};

const OF_STORED: Record<StoredCheck, StoredRule> = {
	key: ({ keyFits }) => when(keyFits === false, 'danger', copy.wrongKey),
	signingKey: ({ signsFrom }, { now }) => {
		const age = signsFrom === null ? 0 : now - signsFrom;
		return when(age > OLD_KEY_MS, 'advice', () => copy.oldSigningKey(Math.floor(age / DAY)));
	},
	administrators: ({ administrators: { length } }) => [
		...when(length === 0, 'danger', copy.noAdministrator),
		...when(length === 1, 'advice', copy.oneAdministrator),
	],
	factors: ({ administrators }) => {
		const bare = administrators.filter(({ hasFactor }) => hasFactor === false);
		return when(bare.length > 0, 'warning', () => copy.noFactor(bare.map(({ name }) => name)));
	},
	accounts: ({ operatorEmails }) => {
		const invented = operatorEmails.filter(isExampleAddress);
		return when(invented.length > 0, 'warning', () => copy.exampleAccounts(invented));
	},
	signUp: ({ openSignUp }) => when(openSignUp, 'advice', copy.openSignUp),
	proxy: ({ unreadProxy }) =>
		unreadProxy === null ? [] : [{ level: 'warning', ...copy.unreadProxy(unreadProxy) }],
	backups: ({ backups }, { now }) =>
		lacksOfBackups(backups, now).map((lack) => ({
			level: lack === 'no-proof' || lack === 'old-proof' ? 'advice' : 'warning',
			...copy.backups(lack),
		})),
	mail: ({ mailSettled }, { sendsMail, address: { isLocal } }) => [
		...when(!sendsMail, isLocal ? 'advice' : 'warning', copy.outbox),
		...when(sendsMail && !mailSettled, 'advice', copy.unprovedMail),
	],
	demo: ({ demoLaid }, { demoOn, address: { isLocal } }) => [
		...when(demoLaid && !isLocal, 'warning', copy.demoLaid),
		...when(demoOn && !demoLaid, 'advice', copy.demoOn),
	],
	password: ({ administrators }, { hasAdminPassword }) =>
		when(hasAdminPassword && administrators.length > 0, 'advice', copy.leftPassword),
	records: ({ responsible }, { accessLog }) =>
		when(!accessLog && isCompany(responsible ?? ''), 'advice', copy.noRecords),
	contact: ({ hasContact }) => when(!hasContact, 'advice', copy.noContact),
};

/**
 * Judges an installation: what is not as it should be, the worst first, each with the one thing to
 * do; and which checks found nothing.
 */
export function judgeSecurity(facts: SecurityFacts): Pick<SecurityView, 'findings' | 'fine'> {
	const { stored, address } = facts;
	const judged: [SecurityCheck, Found[]][] = [
		...entriesOf(OF_INSTALLATION).map(([check, rule]) => pair(check, rule(facts))),
		...(stored === null ? [] : entriesOf(OF_STORED)).map(([check, rule]) =>
			pair(check, stored === null ? [] : rule(stored, facts)),
		),
	];
	const applied = judged.filter(([check]) => !(address.isLocal && PUBLIC_ONLY.has(check)));
	return {
		findings: applied
			.flatMap(([check, found]) => found.map((one): Finding => ({ check, ...one })))
			.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)),
		fine: applied.filter(([, found]) => found.length === 0).map(([check]) => check),
	};
}

function pair(check: SecurityCheck, found: Found[]): [SecurityCheck, Found[]] {
	return [check, found];
}
