package touchstone.life;

import java.util.*;
import touchstone.reference.*;

class Try {
    public static void main(String[] a) {
        Position p = PositionText.read(List.of(a[0].split("/")));
        int limit = a.length > 1 ? Integer.parseInt(a[1]) : 200000;
        long t = System.nanoTime();
        Confirmation c = LifeAndDeath.confirm(p, Reading.USUAL, new Limits(limit, () -> false));
        System.out.println(p);
        for (ChainLife l : c.chains()) {
            System.out.print(l.owner() + " " + l.chain().first() + "("
                    + l.chain().size() + ") " + l.status().map(Object::toString).orElse("UNDECIDED"));
            for (var s : l.searches())
                System.out.print("  " + s.asked() + "=" + s.answered().forced() + " "
                        + s.answered().moments());
            System.out.println();
        }
        System.out.println("seki " + c.seki() + " ms " + (System.nanoTime() - t) / 1000000);
    }
}
