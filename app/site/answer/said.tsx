type SaidProps = { as?: 'span' | 'p' | 'b' | 'em'; className?: string; text: string | undefined };

/**
 * One text of something that is told (`Told`): the script in the head may have written another
 * state's into it before React came.
 */
export function Said({ as: Tag = 'span', className, text }: SaidProps) {
	return (
		<Tag className={className} suppressHydrationWarning>
			{text}
		</Tag>
	);
}
