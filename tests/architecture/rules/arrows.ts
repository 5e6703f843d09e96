import {
	type Breach,
	type Import,
	isTest,
	type Rule,
	type SourceFile,
} from '#tests/architecture/source-tree.ts';

/**
 * Which rooms a room may import as values, and which as types only (architecture: bin → server →
 * core ← app).
 */
const ARROWS: Record<string, { values: string[]; types: string[] }> = {
	bin: { values: ['bin', 'server'], types: ['core'] },
	core: { values: ['core'], types: [] },
	server: { values: ['server', 'core', 'content'], types: [] },
	app: { values: ['app', 'core', 'content'], types: ['server'] },
	tests: { values: ['tests', 'bin', 'server', 'core', 'app', 'scripts', 'content'], types: [] },
	scripts: { values: ['scripts'], types: ['server', 'core'] },
};

/** Pages, their libraries, and what only the server's side of the router holds. */
const PAGE_PACKAGES =
	/^(react|react-dom|react-router|@react-router\/.*|lucide-react|radix-ui)(\/|$)/;
/** Pure libraries that rules may use; they run in the browser as well. */
const CORE_PACKAGES = [
	'temporal-polyfill',
	'zod',
	'ical.js',
	'ical-generator',
	'htmlparser2',
	'sanitize-html',
];
const TEST_PACKAGES = ['vitest', 'fast-check', 'node-ical'];

/**
 * The one module that joins server and pages: it is bundled with the pages and runs in the render
 * thread.
 */
const RENDER_THREAD = 'server/http/render/render-thread.ts';
/** Modules whose server half React Router cuts off before the browser's bundle is made. */
const ROUTE_MODULE =
	/^app\/(.*\.route\.tsx?|(.*\/)?layout\.tsx|root\.tsx|entry\.server\.tsx|.*\.server\.tsx?)$/;

/** Every import follows an arrow, names its room, and ends in its extension. */
export const arrows: Rule = (tree) =>
	[...tree.values()].flatMap((file) => file.imports.flatMap((entry) => judge(file, entry)));

function judge(file: SourceFile, entry: Import): Breach[] {
	const breach = (message: string): Breach[] => [
		{ file: file.path, line: entry.line, message: `"${entry.specifier}": ${message}` },
	];
	if (entry.specifier.startsWith('..'))
		return breach('import across folders by their name (#core, #server, #app, #tests, #content)');
	const room = file.path.includes('/') ? (file.path.split('/')[0] ?? '') : 'scripts';
	if (entry.resolved === null)
		return judgePackage(file, room, entry.specifier)
			? []
			: breach(`${room}/ may not use this package`);
	if (entry.specifier.startsWith('./+types/')) return [];
	if (!/\.(tsx?|mjs|json|css|md|woff2)(\?\w+)?$/.test(entry.resolved))
		return breach('imports end in their extension');
	return mayImport(file, room, entry) ? [] : breach(`no arrow from ${room}/ to there`);
}

function mayImport(file: SourceFile, room: string, entry: Import): boolean {
	const target = entry.resolved?.split('/')[0] ?? '';
	const arrow = ARROWS[room];
	if (arrow === undefined || arrow.values.includes(target)) return arrow !== undefined;
	if (entry.typeOnly && arrow.types.includes(target)) return true;
	if (isTest(file.path)) return target === 'tests' || target === 'content';
	if (file.path === RENDER_THREAD) return target === 'app';
	return room === 'app' && target === 'server' && ROUTE_MODULE.test(file.path);
}

function judgePackage(file: SourceFile, room: string, specifier: string): boolean {
	if (room === 'core') {
		const allowed = isTest(file.path) ? [...CORE_PACKAGES, ...TEST_PACKAGES] : CORE_PACKAGES;
		return allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`));
	}
	if (room === 'app' && specifier.startsWith('node:'))
		return ROUTE_MODULE.test(file.path) || isTest(file.path);
	if (room === 'server' || room === 'bin')
		return !PAGE_PACKAGES.test(specifier) || file.path === RENDER_THREAD;
	return true;
}

const AGENDA = 'core/importing/agenda/';
/** The reader of agendas in the order of its work: a folder imports from those before it. */
const STEPS = ['text', 'channels', 'sides', 'known', 'facts', 'lines', 'games'];

/** The folders of the agenda reader have one direction; only the module beside them knows all. */
export const agendaSteps: Rule = (tree) =>
	[...tree.values()]
		.filter(({ path }) => path.startsWith(AGENDA) && !isTest(path))
		.flatMap((file) => {
			const own = stepOf(file.path);
			if (own === null) return [];
			if (own < 0)
				return [{ file: file.path, line: 1, message: `no step of ${STEPS.join(' → ')}` }];
			return file.imports
				.filter(({ resolved }) => resolved?.startsWith(AGENDA) && (stepOf(resolved) ?? 99) > own)
				.map(({ line, specifier }) => ({
					file: file.path,
					line,
					message: `"${specifier}": the reader goes ${STEPS.join(' → ')}`,
				}));
		});

/** The place of a module's folder among the steps; null for a module beside the folders. */
function stepOf(path: string): number | null {
	const [folder = '', module] = path.slice(AGENDA.length).split('/');
	return module === undefined ? null : STEPS.indexOf(folder);
}
