import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { handoffScript, readHandoff } from './handoff.ts';

async function scriptOf(text: string, didRenderScripts = true): Promise<string> {
	const serverHandoffStream = new Response(text).body ?? undefined;
	const context = {
		serverHandoffStream,
		renderMeta: { didRenderScripts },
	} as unknown as EntryContext;
	return handoffScript(await readHandoff(context), context, 'N');
}

test('V16 data that looks like markup cannot leave the script that carries it', async () => {
	const script = await scriptOf('["</script><script>alert(1)</script>","\u2028&"]\n');
	expect(script.match(/<\/?script/g)).toHaveLength(2);
	const [, literal = ''] = /enqueue\((".*")\);/.exec(script) ?? [];
	expect(JSON.parse(literal)).toBe('["</script><script>alert(1)</script>","\u2028&"]\n');
});

test('a page that ships no script gets no data either', async () => {
	expect(await scriptOf('[]', false)).toBe('');
});
