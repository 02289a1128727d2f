package touchstone.report.ci;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** What a reader of Markdown with GitHub's tables and links makes of a text. */
final class Rendered extends AbstractVisitor {

    final List<String> words = new ArrayList<>();
    final List<String> codes = new ArrayList<>();
    final List<String> blocks = new ArrayList<>();
    final List<String> html = new ArrayList<>();
    final List<String> links = new ArrayList<>();
    final List<Integer> cells = new ArrayList<>();
    /** Words and code in their order. */
    final StringBuilder flow = new StringBuilder();

    int headings;

    static Rendered of(String markdown) {
        Rendered rendered = new Rendered();
        Node document = Parser.builder()
                .extensions(List.of(TablesExtension.create(), AutolinkExtension.create()))
                .build()
                .parse(markdown);
        document.accept(rendered);
        return rendered;
    }

    @Override
    public void visit(Text text) {
        words.add(text.getLiteral());
        flow.append(text.getLiteral());
    }

    @Override
    public void visit(Code code) {
        codes.add(code.getLiteral());
        flow.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
        blocks.add(block.getLiteral());
    }

    @Override
    public void visit(HtmlBlock block) {
        html.add(block.getLiteral());
    }

    @Override
    public void visit(HtmlInline inline) {
        html.add(inline.getLiteral());
    }

    @Override
    public void visit(Link link) {
        links.add(link.getDestination());
        visitChildren(link);
    }

    @Override
    public void visit(Image image) {
        links.add(image.getDestination());
    }

    @Override
    public void visit(Heading heading) {
        headings++;
        visitChildren(heading);
    }

    @Override
    public void visit(CustomNode node) {
        if (node instanceof TableRow) {
            int number = 0;
            for (Node cell = node.getFirstChild(); cell instanceof TableCell; cell = cell.getNext()) {
                number++;
            }
            cells.add(number);
        }
        visitChildren(node);
    }
}
