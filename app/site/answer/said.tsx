type SaidProps = { as?: 'span' | 'p' | 'b' | 'em'; className?: string; text: string | undefined };

/**
 * One text of an answer: the head script may have replaced it with another state's before
 * hydration.
 */
export function Said({ as: Tag = 'span', className, text }: SaidProps) {
	return (
		<Tag className={className} suppressHydrationWarning>
			{text}
		</Tag>
	);
}
