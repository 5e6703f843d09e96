import { WISHES_KEY } from '#core/alerts/kept.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { firstSigns } from './first-signs.ts';

/** Where the browser keeps what its reader chose: teams and channels, alerts. */
export const CHOICES = [PREFERENCES_KEY, WISHES_KEY];

/**
 * When the scripts of a page take it over: once it has been painted, or at the first sign that
 * somebody is about to use it. To read, follow links and search no script is needed, and a slow
 * phone works half a second on ours: whoever only reads should scroll freely meanwhile.
 */
export type ScriptStart = 'painted' | 'used';

/**
 * A document in pieces: its head, what is read, and the scripts behind. Joined, a page of two
 * hundred kilobytes would be copied each time.
 */
type DocumentParts = [head: string, page: string, end: string];

/**
 * No script is fetched before the page stands there: on a slow line the first words come a second
 * earlier. React Router writes links that fetch its modules at once and a script that imports them,
 * and leaves no place to say otherwise.
 */
export function startScriptsLate(rendered: string, start: ScriptStart): DocumentParts {
	const bodyStart = Math.max(rendered.indexOf('<body'), 0);
	const modules: string[] = [];
	const head = rendered.slice(0, bodyStart).replace(PRELOAD, (_link, address: string) => {
		modules.push(address);
		return '';
	});
	const scriptStart = rendered.lastIndexOf(MODULE_SCRIPT);
	const codeStart = rendered.indexOf('>', scriptStart) + 1;
	const codeEnd = rendered.indexOf('</script>', codeStart);
	if (modules.length === 0 || scriptStart < bodyStart) return ['', '', rendered];
	const code = lateCode(rendered.slice(codeStart, codeEnd), modules, start);
	const pageEnd = rendered.indexOf('<script', bodyStart);
	return [
		head,
		rendered.slice(bodyStart, pageEnd),
		rendered.slice(pageEnd, codeStart) + code + rendered.slice(codeEnd),
	];
}

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = 'type="module"';
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;
/** The last statement of the router's script: from here the page is taken over. */
const ENTRY = /^import\("([^"]+)"\);$/m;

/**
 * Two frames later the page has been painted; a page in the background paints nothing and does not
 * wait for it.
 */
const PAINTED =
	'await new Promise((go)=>{requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,document.hidden?0:1e3)});';

/**
 * Their bytes only, behind everything else on the line: compiling them would already hold up a slow
 * phone. A page's own code waits for its reader.
 */
const FETCH_AHEAD =
	"for(const module of modules)fetch(module,{priority:'low'}).then((answer)=>answer.blob(),()=>{});";

/** The router's script, with its modules fetched side by side once the page stands. */
function lateCode(code: string, modules: readonly string[], start: ScriptStart): string {
	const entry = ENTRY.exec(code)?.[1];
	const early = modules.filter((address) => address !== entry);
	const fetched = `await Promise.all(${JSON.stringify(early)}.map((address)=>import(address)));`;
	const late = code.replace(IMPORT, (_line, name: string | undefined, address: string) =>
		name === undefined ? `await import(${address});` : `const ${name}=await import(${address});`,
	);
	if (start === 'painted') return `${PAINTED}${fetched}\n${late}`;
	return `const modules=${JSON.stringify(frameModules(code, modules))};${firstSigns(CHOICES)}${PAINTED}${FETCH_AHEAD}await used;${fetched}\n${late}`;
}

/**
 * What the frame of every page is made of: the router names the page's own module, and what only
 * that one needs, behind it.
 */
function frameModules(code: string, modules: readonly string[]): readonly string[] {
	const [, , address] = [...code.matchAll(IMPORT)].findLast(([, name]) => name !== undefined) ?? [];
	const own = address === undefined ? -1 : modules.indexOf(JSON.parse(address));
	return own < 0 ? modules : modules.slice(0, own);
}
