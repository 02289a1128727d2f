Feature: Counting - as the players like

  How the players find out the score that the rules define.

  @counting.unstated @untestable
  Rule: How the points are counted is left to the players

    The rules say what the score is and not how to arrive at it.

    Source: Wikipedia, Rules of Go (French), "Comparative features of the basic rules", the last point.

    Untestable: the clause asks for nothing.
