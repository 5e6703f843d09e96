import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { handoffScript } from './handoff.ts';

function handing(text: string, didRenderScripts = true): EntryContext {
	const serverHandoffStream = new Response(text).body ?? undefined;
	return { serverHandoffStream, renderMeta: { didRenderScripts } } as unknown as EntryContext;
}

test('V16 data that looks like markup cannot leave the script that carries it', async () => {
	const script = await handoffScript(handing('["</script><script>alert(1)</script>","\u2028&"]\n'), 'N');
	expect(script.match(/<\/?script/g)).toHaveLength(2);
	const [, literal = ''] = /enqueue\((".*")\);/.exec(script) ?? [];
	expect(JSON.parse(literal)).toBe('["</script><script>alert(1)</script>","\u2028&"]\n');
});

test('a page that ships no script gets no data either', async () => {
	expect(await handoffScript(handing('[]', false), 'N')).toBe('');
});
