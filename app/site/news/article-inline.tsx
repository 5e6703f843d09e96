import type { ReactNode } from 'react';
import { leavesSite } from '#core/news/article-link.ts';
import type { InlineNode, PlainMark, TextMark } from '#core/news/nodes.ts';

const TAGS = {
	bold: 'strong',
	italic: 'em',
	underline: 'u',
	strike: 's',
	code: 'code',
} as const satisfies Record<PlainMark, string>;

/** Inline text of an article with its emphasis and links. `publicUrl` = the origin of this site. */
export function showInline(
	nodes: readonly InlineNode[] | undefined,
	publicUrl: string,
): ReactNode[] {
	return (nodes ?? []).map((node, place) => {
		const key = `t${place.toString()}`;
		if (node.type === 'hardBreak') return <br key={key} />;
		return <Marked key={key} text={node.text} marks={node.marks ?? []} publicUrl={publicUrl} />;
	});
}

/** The first mark is the outermost. */
function Marked({
	text,
	marks,
	publicUrl,
}: {
	text: string;
	marks: readonly TextMark[];
	publicUrl: string;
}): ReactNode {
	const [mark, ...rest] = marks;
	if (mark === undefined) return text;
	const inner = <Marked text={text} marks={rest} publicUrl={publicUrl} />;
	if (mark.type === 'link') {
		const { href } = mark.attrs;
		return leavesSite(href, publicUrl) ? (
			<a href={href} rel="noopener nofollow">
				{inner}
			</a>
		) : (
			<a href={href}>{inner}</a>
		);
	}
	const Tag = TAGS[mark.type];
	return <Tag>{inner}</Tag>;
}
