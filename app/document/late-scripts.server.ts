import { WISHES_KEY } from '#core/alerts/kept.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { firstSigns } from './first-signs.ts';

/** Keys under which the browser stores the reader's choices: teams and channels, alerts. */
export const CHOICES = [PREFERENCES_KEY, WISHES_KEY];

/**
 * When the scripts hydrate a page: after first paint, or at the first sign of use. Reading, links
 * and search need no script, and hydration takes half a second on a slow phone. Until then
 * scrolling stays smooth.
 */
export type ScriptStart = 'painted' | 'used';

/**
 * A document in pieces: head, visible page, trailing scripts. Joining them would copy a page of 200
 * kilobytes each time.
 */
type DocumentParts = [head: string, page: string, end: string];

/**
 * Scripts load only after first paint: on a slow line text appears a second earlier. React Router
 * emits modulepreload links and a script that imports the modules at once, with no option to change
 * that.
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
/** The last statement of the router's script: it starts the hydration. */
const ENTRY = /^import\("([^"]+)"\);$/m;

/**
 * The page is painted two frames later. A page in the background paints nothing, so it does not
 * wait.
 */
const PAINTED =
	'await new Promise((go)=>{requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,document.hidden?0:1e3)});';

/**
 * Fetches only the bytes, at low priority: compiling them would already block a slow phone. The
 * code of the page itself waits for the first sign of use.
 */
const FETCH_AHEAD =
	"for(const module of modules)fetch(module,{priority:'low'}).then((answer)=>answer.blob(),()=>{});";

/** The router's script, with its modules loaded in parallel after first paint. */
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
 * The modules that all pages share: the router lists the page's own module, and modules only it
 * needs, after them.
 */
function frameModules(code: string, modules: readonly string[]): readonly string[] {
	const [, , address] = [...code.matchAll(IMPORT)].findLast(([, name]) => name !== undefined) ?? [];
	const own = address === undefined ? -1 : modules.indexOf(JSON.parse(address));
	return own < 0 ? modules : modules.slice(0, own);
}
